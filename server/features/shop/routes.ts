import type { shop as calls } from '#contract/business/shop.ts'
import type { Handlers } from '#server/handlers.ts'
import {
  askChange,
  askLicense,
  pauseShop,
  previewShop,
  readShop,
  resumeShop,
  saveShop,
  withdrawChange,
} from './service.ts'

export const shop: Handlers<typeof calls> = {
  read: ({ input, ...caller }) => readShop(caller, input),
  save: ({ input, ...caller }) => saveShop(caller, input),
  askChange: ({ input, ...caller }) => askChange(caller, input),
  askLicense: ({ input, ...caller }) => askLicense(caller, input),
  withdrawChange: ({ input, ...caller }) => withdrawChange(caller, input),
  pause: ({ input, ...caller }) => pauseShop(caller, input),
  resume: ({ input, ...caller }) => resumeShop(caller, input),
  preview: ({ input, ...caller }) => previewShop(caller, input),
}
