import { Type } from 'typebox'
import { PUSH_SETTINGS, pushSettingErrors, type PushEnv } from './push-settings.ts'
import { WHATSAPP_SETTINGS, whatsAppSettingErrors, type WhatsAppEnv } from './whatsapp-settings.ts'

/** Settings for the carriers of our messages and for notifications. */
export const CARRIER_SETTINGS = {
  MSG91_AUTH_KEY: Type.Optional(Type.String({ minLength: 8, description: 'MSG91 key; required outside local' })),
  EMAIL_BY: Type.Union([Type.Literal('smtp'), Type.Literal('msg91')], {
    default: 'smtp',
    description: 'who sends e-mails: smtp, the server of `SMTP_URL`, or msg91, which sends the texts to phones',
  }),
  SMTP_URL: Type.Optional(
    Type.String({
      pattern: '^smtps?://[^/]+$',
      description:
        'server that sends e-mails, `smtps://user:password@host:465` or `smtp://…:587` with STARTTLS; required outside local where `EMAIL_BY` is smtp',
    }),
  ),
  EMAIL_FROM: Type.Optional(
    Type.String({ pattern: '^[^@\\s]+@[^@\\s]+$', description: 'sender of e-mails; required with `SMTP_URL`' }),
  ),
  MSG91_TEMPLATES: Type.Optional(
    Type.String({
      pattern: '^\\{',
      description:
        'JSON of MSG91 template ids by our names: those of src/server/ports/message-sender.ts, e-mails with email: before the name, and email:from, the sender, where EMAIL_BY is msg91; required outside local',
    }),
  ),
  ...PUSH_SETTINGS,
  ...WHATSAPP_SETTINGS,
}

type Sender = PushEnv & WhatsAppEnv & { EMAIL_BY: 'smtp' | 'msg91'; SMTP_URL?: string; EMAIL_FROM?: string }

/** Rejects e-mail settings without a carrier, and a VAPID key without its counterpart. */
export const carrierSettingErrors = (env: Sender): string[] => [
  ...emailErrors(env),
  ...pushSettingErrors(env),
  ...whatsAppSettingErrors(env),
]

function emailErrors({ APP_ENV, EMAIL_BY, SMTP_URL, EMAIL_FROM }: Sender): string[] {
  if (EMAIL_BY === 'msg91') return SMTP_URL === undefined ? [] : ['SMTP_URL is not used where EMAIL_BY is msg91']
  if (SMTP_URL === undefined)
    return APP_ENV === 'local'
      ? []
      : [`SMTP_URL is required when APP_ENV is ${APP_ENV}: e-mails go by SMTP unless EMAIL_BY is msg91`]
  return EMAIL_FROM === undefined ? ['EMAIL_FROM is required with SMTP_URL: the sender of e-mails'] : []
}
