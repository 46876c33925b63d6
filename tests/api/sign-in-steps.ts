import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { otpOf, withQuery, type Answer, type Api } from './start-api.ts'

/** A browser with its own cookies and address. */
export type Browser = {
  post: (path: string, body: object) => Promise<Answer>
  get: (path: string) => Promise<Answer>
  /** the value of a cookie that the next request would send */
  cookie: (name: string) => string | undefined
}

export function openBrowser(api: Api, remoteAddress: string): Browser {
  const jar = new Map<string, string>()
  const keep = (answer: Answer): Answer => {
    for (const { name, value } of answer.cookies as Array<{ name: string; value: string }>) {
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    return answer
  }
  const options = () => ({
    remoteAddress,
    headers: {
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      'sec-fetch-site': 'same-origin',
    },
  })
  return {
    post: async (path, body) => keep(await api.post(path, body, options())),
    get: async (path) => keep(await api.get(path, options())),
    cookie: (name) => jar.get(name),
  }
}

export const askOtp = (browser: Browser, phone: string): Promise<Answer> =>
  browser.get(withQuery('/users/generate-otp', { phone }))

/** Returns an OTP that differs from the given one. */
export const wrongOtpFor = (code: string): string => (code === '000000' ? '000001' : '000000')

export async function signUpInBrowser(
  api: Api,
  browser: Browser,
  person: { name: string; phone: string; email: string },
): Promise<Answer> {
  await browser.post('/users/signup', { ...person, city: 'Pune' })
  return browser.post('/users/verify-otp', { phone: person.phone, token: await otpOf(api, person.phone) })
}

/** Solves the puzzle in a refusal, as a page does. */
export async function solvePuzzle(answer: Answer): Promise<string> {
  const challenge = answer.body.error.details[0].puzzle as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
