import { Type } from 'typebox'

/** A key of 32 bytes in base64. */
const KEY_FORM = '^[A-Za-z0-9+/]{43}=$'
/** One to five keys of 32 bytes in base64. */
const VOUCHER_KEYS_FORM = '^[A-Za-z0-9+/]{43}=(,[A-Za-z0-9+/]{43}=){0,4}$'

/**
 * Secrets with which we sign, hash and encrypt. Every real site must set its own; a local machine uses published ones.
 */
export const SECRETS = {
  WEBHOOK_SECRET: Type.Optional(
    Type.String({ minLength: 16, description: 'signs the gateway’s reports; required outside local' }),
  ),
  OTP_SECRET: Type.Optional(
    Type.String({ minLength: 16, description: 'keys the hashes of one-time passwords; required outside local' }),
  ),
  WEBHOOK_SECRET_PREVIOUS: Type.Optional(
    Type.String({
      minLength: 16,
      description:
        'the WEBHOOK_SECRET before, believed too: until the gateway signs with the new one, and a day longer',
    }),
  ),
  OTP_SECRET_PREVIOUS: Type.Optional(
    Type.String({
      minLength: 16,
      description: 'the OTP_SECRET before, under which living passwords and the hashes of erased phones are found too',
    }),
  ),
  PICTURE_KEY: Type.Optional(
    Type.String({
      pattern: KEY_FORM,
      description: 'seals photos and identity images: 32 random bytes in base64; required outside local',
    }),
  ),
  PICTURE_KEY_PREVIOUS: Type.Optional(
    Type.String({
      pattern: KEY_FORM,
      description: 'the PICTURE_KEY before, until the daily job has renewed what it sealed',
    }),
  ),
  RECORD_KEY: Type.Optional(
    Type.String({
      pattern: KEY_FORM,
      description:
        'signs each night of our record: 32 random bytes in base64; a new one only signs what follows; required outside local',
    }),
  ),
  VOUCHER_KEYS: Type.Optional(
    Type.String({
      pattern: VOUCHER_KEYS_FORM,
      description:
        'signs vouchers: 32 random bytes in base64, up to five of them with commas between, the first signs and all are believed; required outside local',
    }),
  ),
}

/** The published values of deploy/trial.env. Real secrets are random and never consist of 32 zero bytes. */
const OF_A_TRIAL = /-of-a-trial|^A{43}=|,A{43}=/

/** Prevents a real site from running on a published secret if somebody forgot to replace a trial setting. */
export function secretsOfTrial(env: { APP_ENV: string }): string[] {
  if (env.APP_ENV === 'local') return []
  return Object.entries(env)
    .filter(([, value]) => typeof value === 'string' && OF_A_TRIAL.test(value))
    .map(([name]) => `${name} is a published value of deploy/trial.env, refused when APP_ENV is ${env.APP_ENV}`)
}
