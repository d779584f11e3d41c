// npm run demo:code: prints the demo administrator's second-factor code, as an authenticator app
// would.
import { Secret, TOTP } from 'otpauth'
import { demoSecret } from '#db/seed/people.ts'

const totp = new TOTP({ secret: Secret.fromBase32(demoSecret) })
const seconds = Math.ceil(totp.remaining() / 1000)
process.stdout.write(`${totp.generate()}  (good for ${seconds} more seconds)\n`)
