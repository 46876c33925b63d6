import { useRef, type SubmitEvent } from 'react'
import { COUNTRY_CODE } from '#domain/accounts/phone.ts'
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '#domain/accounts/sign-up-form.ts'
import { MAX_HOTEL_NAME_LENGTH, MAX_MESSAGE_LENGTH } from '#domain/hotel-applications/hotel-application.ts'
import { CARE_MAIL, CARE_PHONE } from '#words/rules.ts'
import { TextWithLinks } from '#web/features/content/words.tsx'
import { runAfterPress } from '#web/ui/after-press.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { focusWhenLost } from '#web/ui/focus-when-lost.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { FormReceived } from './form-received.tsx'
import { firstPartnerError, hotelApplicationMessages, type PartnerField } from './hotel-application-machine.ts'
import { useHotelApplication, type HotelApplicationUse } from './use-hotel-application.ts'
import * as common from '#words/common.ts'
import * as t from '#words/hotel-application.ts'

/** The API's maximum lengths. */
const MAX_CITY_LENGTH = 80
const MAX_PHONE_LENGTH = 20

/**
 * Shows the form for hotels that want to be listed (specification §1, §7). It validates in place, and confirms with a
 * number.
 */
export function HotelApplication() {
  const use = useHotelApplication()
  const { state, tell, send } = use
  const form = useRef<HTMLFormElement>(null)
  const { stage } = state
  const startAnother = () => {
    tell({ type: 'another' })
    focusWhenLost(() => form.current?.querySelector<HTMLElement>('[name="hotelName"]') ?? null)
  }
  if (stage.at === 'received') {
    return <FormReceived ticket={stage.ticket} onAnother={startAnother} />
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!send()) form.current?.querySelector<HTMLElement>(`[name="${firstPartnerError(state)}"]`)?.focus()
  }
  return (
    <form id="form" className="box flow" aria-labelledby="partner-form" ref={form} onSubmit={submit} noValidate>
      <h2 id="partner-form">{t.tellUsAboutYourHotel}</h2>
      <noscript>
        <p>
          <Sentence
            text={t.formNeedsScript(CARE_PHONE.words, CARE_MAIL.words)}
            phone={(words) => <TextWithLinks words={[{ ...CARE_PHONE, words }]} />}
            email={(words) => <TextWithLinks words={[{ ...CARE_MAIL, words }]} />}
          />
        </p>
      </noscript>
      <YouFields use={use} />
      <HotelFields use={use} />
      {stage.at === 'filling' && stage.problem && <Notice tone="danger">{stage.problem}</Notice>}
      <Button type="submit" variant="primary" className="big w-full" aria-disabled={stage.at === 'sending'}>
        {stage.at === 'sending' ? common.sending : t.sendForm}
      </Button>
      <p className="field-hint">{t.whatWeUseItFor}</p>
    </form>
  )
}

/** Connects a field to the form: its text, its error, and its handlers for typing and leaving the field. */
function wired({ state, tell }: HotelApplicationUse, field: PartnerField) {
  return {
    name: field,
    value: state.typed[field],
    error: hotelApplicationMessages(state)[field],
    onChange: ({ target }: { target: { value: string } }) => tell({ type: 'typed', field, text: target.value }),
    onBlur: (event: React.FocusEvent) =>
      state.typed[field] && runAfterPress(event, () => tell({ type: 'left', field })),
  }
}

const YouFields = ({ use }: { use: HotelApplicationUse }) => (
  <>
    <TextInput label={t.yourName} autoComplete="name" maxLength={MAX_NAME_LENGTH} {...wired(use, 'name')} />
    <div className="two-columns">
      <TextInput
        label={common.phone}
        prefix={COUNTRY_CODE}
        type="tel"
        autoComplete="tel-national"
        maxLength={MAX_PHONE_LENGTH}
        {...wired(use, 'phone')}
      />
      <TextInput
        label={common.email}
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        {...wired(use, 'email')}
      />
    </div>
  </>
)

function HotelFields({ use }: { use: HotelApplicationUse }) {
  const { error, ...message } = wired(use, 'message')
  return (
    <>
      <TextInput
        label={t.hotel}
        autoComplete="organization"
        maxLength={MAX_HOTEL_NAME_LENGTH}
        {...wired(use, 'hotelName')}
      />
      <div className="two-columns">
        <TextInput
          label={common.city}
          autoComplete="address-level2"
          maxLength={MAX_CITY_LENGTH}
          {...wired(use, 'city')}
        />
        <TextInput label={<Sentence text={t.rooms} />} inputMode="numeric" maxLength={5} {...wired(use, 'rooms')} />
      </div>
      <Field label={<Sentence text={t.anythingElse} />} error={error}>
        {(wiring) => (
          <span className="input tall">
            <textarea {...wiring} {...message} rows={4} maxLength={MAX_MESSAGE_LENGTH} />
          </span>
        )}
      </Field>
    </>
  )
}
