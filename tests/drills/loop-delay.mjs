// Loaded into a server before it starts: says how long its event loop was held up, when asked by
// SIGUSR2, and begins to count anew.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
process.on('SIGUSR2', () => {
  process.stdout.write(`loop p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms\n`)
  delay.reset()
})
