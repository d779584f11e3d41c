// vitest setup file of the browser tests.
import { beforeEach } from 'vitest'
import { untilAfterMidnight } from '#tests/midnight.ts'

beforeEach(() => untilAfterMidnight(60_000))
