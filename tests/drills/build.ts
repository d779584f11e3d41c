// vitest globalSetup of the drills: the built web, so that no server has to build it while a test waits.
import { buildWeb } from '#server/build.ts'

export async function setup() {
  await buildWeb()
}
