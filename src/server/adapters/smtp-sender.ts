import { PRODUCT_NAME } from '#domain/site.ts'
import type { MessageSender } from '../ports/message-sender.ts'
import { inRemoteCall } from '../tracing.ts'
import { CarrierError, machineWord } from './provider-error.ts'

export type SmtpOptions = {
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which has to offer STARTTLS unless it is on this machine */
  url: string
  /** the sender's address */
  from: string
  timeoutMilliseconds?: number
  /** the certificate of a server that no authority has signed */
  trusted?: string
}

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** At most so many e-mails at once: servers refuse more connections from one sender. */
const CONNECTIONS = 4

/** Loads the library with the first e-mail. */
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
    // Bodies are texts: nothing in them may fetch a file or a page.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(trusted !== undefined && { tls: { ca: trusted } }),
  })
}

/** Sends e-mails over SMTP. Each is tried once: the outbox tries again, and a second try here could send it twice. */
export function smtpSender(options: SmtpOptions): MessageSender {
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

/** The server's sentence may repeat the address: only its numbers and the library's word are kept. */
function refusalOf(template: string, error: unknown): CarrierError {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const status = typeof responseCode === 'number' ? { status: responseCode } : {}
  return new CarrierError(`smtp ${template}`, machineWord(code) ?? 'NOT_TAKEN', status)
}
