import { sql } from 'kysely'
import type { User } from '#contract/accounts.ts'
import { PAYMENT_METHODS } from '#domain/payments/payment-methods.ts'
import type { Gender } from '#domain/accounts/sign-up-form.ts'
import type { Db } from '../../services.ts'

type UserRow = {
  id: string
  name: string
  email: string
  email_verified: boolean
  contact_consent: boolean
  phone: string
  gender: Gender | null
  city_id: number | null
  city_name: string | null
  profile_picture_id: string | null
  credits: number
}

/** Reads the signed-in user under the specification's field names; undefined if the account is gone. */
export async function findUser(db: Db, userId: string): Promise<User | undefined> {
  const { rows } = await sql<UserRow>`
    select u.id, u.name, u.email, u.email_verified_at is not null as email_verified, u.phone, u.contact_consent, u.gender, u.city_id, coalesce(c.name, u.city_name) as city_name,
      u.profile_picture_id, coalesce(b.balance, 0) as credits
    from users u left join cities c on c.id = u.city_id left join credit_balances b on b.user_id = u.id
    where u.id = ${userId}::uuid`.execute(db)
  const row = rows[0]
  return (
    row && {
      id: row.id,
      name: row.name,
      user_email: row.email,
      contactConsent: row.contact_consent,
      emailVerified: row.email_verified,
      phone: row.phone,
      gender: row.gender,
      city: row.city_name,
      cityId: row.city_id,
      _profilePicture: row.profile_picture_id
        ? { id: row.profile_picture_id, url: `/api/users/user-picture/${row.profile_picture_id}` }
        : null,
      credits: row.credits,
      paymentMethods: { options: [...PAYMENT_METHODS] },
    }
  )
}
