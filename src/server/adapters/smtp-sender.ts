import { PRODUCT_NAME } from '#domain/site.ts'
import type { TextSender } from '../ports/message-sender.ts'
import { inRemoteCall } from '../tracing.ts'
import { CarrierError, machineWord } from './provider-error.ts'

export type SmtpOptions = {
  /** `smtps://user:password@host:465` or `smtp://…:587`, which must offer STARTTLS unless it is on this machine */
  url: string
  /** the sender's address */
  from: string
  timeoutMilliseconds?: number
  /** the certificate to trust if the server has none from a public authority */
  trusted?: string
}

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** How many e-mails to send at the same time. Servers refuse a larger number of connections from one sender. */
const CONNECTIONS = 4

/** Opens the connection. Loads the library with the first e-mail. */
async function openTransport({ url, timeoutMilliseconds = 10_000, trusted }: SmtpOptions) {
  const { createTransport } = await import('nodemailer')
  const { hostname } = new URL(url)
  return createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    requireTLS: !LOOPBACK.test(hostname),
    ignoreTLS: LOOPBACK.test(hostname) && trusted === undefined,
    connectionTimeout: timeoutMilliseconds,
    greetingTimeout: timeoutMilliseconds,
    socketTimeout: timeoutMilliseconds,
    // Bodies are plain text, so that nothing in them can make the library fetch a file or a page.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(trusted !== undefined && { tls: { ca: trusted } }),
  })
}

/**
 * Sends e-mails over SMTP. Tries each only once, because the outbox retries, and a second try here could send the
 * e-mail twice.
 */
export function smtpSender(options: SmtpOptions): TextSender {
  const { url, from } = options
  let transport: ReturnType<typeof openTransport> | undefined
  return {
    send: ({ to, channel, template, subject, body }) =>
      channel === 'email'
        ? inRemoteCall('SMTP', url, async () => {
            try {
              await (
                await (transport ??= openTransport(options))
              ).sendMail({
                from: { name: PRODUCT_NAME, address: from },
                to: { name: '', address: to },
                subject: subject ?? PRODUCT_NAME,
                text: body,
                headers: { 'auto-submitted': 'auto-generated' },
              })
            } catch (error) {
              throw refusalOf(template, error)
            }
          })
        : Promise.reject(new CarrierError(`smtp ${template}`, 'NOT_AN_EMAIL')),
  }
}

/**
 * Builds the error from only the server's status numbers and the library's code, because its message may repeat the
 * address.
 */
function refusalOf(template: string, error: unknown): CarrierError {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const status = typeof responseCode === 'number' ? { status: responseCode } : {}
  return new CarrierError(`smtp ${template}`, machineWord(code) ?? 'NOT_TAKEN', status)
}
