import type { ReviewProps } from './review-props.ts'
import { openLogin } from '#web/lib/login-dialog.ts'
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '#domain/accounts/sign-up-form.ts'
import { IdRules } from '#web/features/bookings/id-rules.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/place-booking.ts'

const signInButton = (words: string) => (
  <button type="button" className="link" onClick={() => openLogin()}>
    {words}
  </button>
)

/** Takes the guests' names and IDs, and offers the love kit if the hotel has one. */
export function GuestFields({ page: { hotel }, form, visitor }: ReviewProps & { visitor: 'signed-out' | 'known' }) {
  const { values, messages, draft, type, leave } = form
  return (
    <section className="box" aria-labelledby="who">
      <h2 className="small-heading" id="who">
        {t.whoIsStaying}
      </h2>
      {visitor === 'signed-out' && (
        <p className="mb-3">
          <Sentence text={t.beenHereBefore} link={signInButton} />
        </p>
      )}
      <div className="two-columns">
        <TextInput
          label={common.name}
          hint={t.asOnYourId}
          name="name"
          autoComplete="name"
          maxLength={MAX_NAME_LENGTH}
          value={values.name}
          error={messages.name}
          onChange={({ target }) => type({ name: target.value })}
          onBlur={() => values.name && leave('name')}
        />
        <TextInput
          label={common.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={MAX_EMAIL_LENGTH}
          value={values.email}
          error={messages.email}
          onChange={({ target }) => type({ email: target.value })}
          onBlur={() => values.email && leave('email')}
        />
      </div>
      {hotel.has_love_kit && (
        <div className="mt-3">
          <Tick checked={draft.hasLoveKit ?? false} onChange={({ target }) => type({ hasLoveKit: target.checked })}>
            <span>
              {t.putLoveKit}
              <br />
              <span className="soft">{t.freeOfCharge}</span>
            </span>
          </Tick>
        </div>
      )}
      <h3 className="row mt-4 mb-2">
        <Icon name="id-card" />
        {t.atDesk}
      </h3>
      <IdRules />
    </section>
  )
}
