// Loaded into a server before it starts. On SIGUSR2 it prints the event loop delay and resets it.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
process.on('SIGUSR2', () => {
  process.stdout.write(`loop p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms\n`)
  delay.reset()
})
