// npm run bench:auth: the cost of a session lookup, and the hash's share of a sign-in.
import { hashPassword, isPassword } from '#server/features/credentials/service.ts'
import { openKempt, ratio, say, throughput } from './stage.ts'

const rounds = 5
const credentials = { email: 'client@kempt.example', password: 'kempt-demo-2026' }

const kempt = await openKempt(42_110)
const headers = { 'content-type': 'application/json', origin: kempt.url, 'x-kempt': '1' }
let network = 0
const signIn = () => {
  network += 1
  const address = `10.0.${(network >> 8) & 255}.${network & 255}`
  return fetch(`${kempt.url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': address },
    body: JSON.stringify(credentials),
  })
}

const answer = await signIn()
const cookie = answer.headers
  .getSetCookie()
  .map((line) => line.split(';')[0])
  .join('; ')
// A public call whose answer is the same for everyone and read from the database each time.
const path = '/api/functions/get-referral-settings'
const cost = await ratio(
  rounds,
  () => throughput(kempt.url + path),
  () => throughput(kempt.url + path, { cookie }),
)
say(`an authenticated call costs ${cost.toFixed(2)} times the same call without a session`)

const stored = await hashPassword(credentials.password)
const share = await ratio(
  rounds,
  () => perSecond(signInOrStop, 8),
  () => perSecond(() => isPassword(credentials.password, stored), 2),
)
say(`sign-ins per second: ${share.toFixed(2)} of the argon2id hash alone`)
await kempt.stop()

// A refused sign-in would be fast and make the measurement meaningless.
async function signInOrStop() {
  const { status } = await signIn()
  if (status !== 200) throw new Error(`A sign-in was answered with ${status}.`)
}

// The server hashes two passwords at a time; more lanes keep both busy.
async function perSecond(work: () => Promise<unknown>, lanes: number) {
  const began = performance.now()
  let done = 0
  const lane = async () => {
    while (performance.now() - began < 4000) {
      await work()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return done / ((performance.now() - began) / 1000)
}
