import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** A device that creates and shows passkeys, as browsers and phones do (WebAuthn Level 3, ES256, no attestation). */
export type Authenticator = {
  make: (options: Options, at?: string) => Record<string, unknown>
  show: (options: Options, at?: string) => Record<string, unknown>
}

type Options = { challenge: string; rp?: { id?: string }; rpId?: string }

const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest()

/** Encodes small integers, byte strings, texts and maps as CBOR. A passkey needs no other types. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, count: number) =>
    count < 24
      ? Buffer.from([(major << 5) | count])
      : count < 256
        ? Buffer.from([(major << 5) | 24, count])
        : Buffer.from([(major << 5) | 25, count >> 8, count & 255])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  const parts = [...value].flatMap(([key, part]) => [cbor(key), cbor(part as number)])
  return Buffer.concat([head(5, value.size), ...parts])
}

/** The flags in a passkey's answer: user present, verified by finger or PIN and, for a new passkey, with key data. */
const FLAGS = { shown: 0x05, made: 0x45 }

export function authenticator(origin = 'http://localhost:3000'): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let uses = 0

  const clientData = (type: string, { challenge }: Options, at: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }))
  const head = (rpId: string, flags: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++uses)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
  }
  const answer = (response: Record<string, string>) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    make: (options, at = origin) => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const authData = Buffer.concat([head(options.rp?.id ?? '', FLAGS.made), Buffer.alloc(16), length, id, cbor(key)])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', options, at)),
        attestationObject: base64url(cbor(attestation)),
      })
    },
    show: (options, at = origin) => {
      const data = clientData('webauthn.get', options, at)
      const authData = head(options.rpId ?? '', FLAGS.shown)
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(data)]))
        .sign(privateKey)
      return answer({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      })
    },
  }
}
