// The entry of the built web that the server imports.
import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, matchRoutes, RouterContextProvider } from 'react-router'
import type { Web } from '#contract/contract.ts'
import {
  actorContext,
  apiContext,
  chosenRoleContext,
  dependsOnContext,
  languageContext,
  versionsContext,
} from './context.ts'
import { earlyScript } from './document/replay-early-input.tsx'
import { zodScript } from './document/plain-zod.tsx'
import { pages } from './routes.ts'
import { scrollScript } from './document/scroll.tsx'
import { sessionScript } from './session.tsx'
import { themeScript } from './document/theme.tsx'
import { trustedTypesScript } from './document/trusted-types.tsx'

const render = createRequestHandler(build)

export const handlePage: Web['handlePage'] = (request, visit) => {
  const context = new RouterContextProvider()
  context.set(apiContext, visit.api)
  context.set(actorContext, visit.actor)
  context.set(chosenRoleContext, visit.chosenRole)
  context.set(languageContext, visit.language)
  context.set(versionsContext, visit.versions)
  context.set(dependsOnContext, visit.dependsOn)
  return render(request, context)
}

export const inlineScripts: Web['inlineScripts'] = [
  trustedTypesScript,
  zodScript,
  themeScript,
  earlyScript,
  sessionScript,
  scrollScript,
]

const table = pages.map(([path, access, , params = []]) => ({ path, access, params }))

export const describePage: Web['describePage'] = (pathname) => {
  const [match] = matchRoutes(table, pathname.replace(/\.data$/, '')) ?? []
  const {
    path: pattern,
    access,
    params,
  } = match?.route ?? { path: '*', access: 'public', params: [] }
  return { pattern, access, params }
}
