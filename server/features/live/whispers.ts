// Events that are true for a moment, such as that somebody is typing. They go to all servers at once,
// beside the tables: none is stored, moves a browser's position or is sent again.
import type { FastifyBaseLogger } from 'fastify'
import type { UserEvent } from '#contract/live.ts'
import type { Audience } from './audience.ts'
import { startListener } from './listener.ts'
import { encode } from './sse.ts'

export type Whisper = { topic: string; event: UserEvent }

type Options = {
  url: string
  log: FastifyBaseLogger | undefined
  audience: Audience
  position: () => number
}

export function passOnWhispers({ url, log, audience, position }: Options) {
  function tell(text: string | undefined) {
    for (const { topic, event } of whispersIn(text)) {
      const chunk = encode('user', position(), event)
      if (topic.startsWith('device:')) audience.tellDevice(topic, chunk)
      else audience.tell(topic, chunk)
    }
  }

  return startListener({ url, channel: 'whisper', onNotice: tell, log })
}

// Only servers write on this channel. The notice without a text says that the connection is back.
function whispersIn(text: string | undefined): Whisper[] {
  return text === undefined ? [] : JSON.parse(text)
}
