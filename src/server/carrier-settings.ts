import { Type } from 'typebox'

/** Who carries our messages. */
export const CARRIER_SETTINGS = {
  MSG91_AUTH_KEY: Type.Optional(Type.String({ minLength: 8, description: 'MSG91 key; required outside local' })),
  SMTP_URL: Type.Optional(
    Type.String({
      pattern: '^smtps?://[^/]+$',
      description:
        'server that sends e-mails, `smtps://user:password@host:465` or `smtp://…:587` with STARTTLS; without it MSG91 sends them',
    }),
  ),
  EMAIL_FROM: Type.Optional(
    Type.String({ pattern: '^[^@\\s]+@[^@\\s]+$', description: 'sender of e-mails; required with `SMTP_URL`' }),
  ),
  MSG91_TEMPLATES: Type.Optional(
    Type.String({
      pattern: '^\\{',
      description:
        'JSON of MSG91 template ids by our names: those of src/server/ports/message-sender.ts, e-mails with email: before the name, and email:from, the sender, unless SMTP_URL sends them; required outside local',
    }),
  ),
}

type Sender = { SMTP_URL?: string; EMAIL_FROM?: string }

export const senderMissing = ({ SMTP_URL, EMAIL_FROM }: Sender): string[] =>
  SMTP_URL !== undefined && EMAIL_FROM === undefined
    ? ['EMAIL_FROM is required with SMTP_URL: the sender of e-mails']
    : []
