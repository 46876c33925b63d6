import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Services } from '../../services.ts'
import type { StoredPasskey } from './passkey-holder.ts'

/** Loads the WebAuthn library on first use, because it consists of some two hundred modules. */
export const webAuthn = () => import('@simplewebauthn/server')

/** Returns the site (relying party) of our passkeys. Browsers never offer them to a different site. */
export const siteOf = ({ origin }: Services) => ({ origin: origin(), id: new URL(origin()).hostname })

type Shown = { passkey: StoredPasskey; challenge: string; response: Record<string, unknown> }

/**
 * Returns the passkey's new signature counter if it signed this challenge for this site and verified its user;
 * otherwise undefined.
 */
export async function checkShown(
  services: Services,
  { passkey, challenge, response }: Shown,
): Promise<number | undefined> {
  const { origin, id: expectedRPID } = siteOf(services)
  const { verifyAuthenticationResponse } = await webAuthn()
  const checked = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(() => undefined) // malformed, or signed for another site
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined
}
