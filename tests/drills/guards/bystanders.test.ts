import { test } from 'vitest'
import { addBystanders } from './bystanders.ts'

test('bystanders come', addBystanders)
