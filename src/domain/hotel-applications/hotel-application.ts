import { emailMessage, cityMessage, MESSAGES, nameMessage } from '../accounts/sign-up-form.ts'
import { readPhone } from '../accounts/phone.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'
import { hasControlCharacter, oneLine, severalLines } from '../kernel/typed-text.ts'

export const MAX_HOTEL_NAME_LENGTH = 120
export const MAX_MESSAGE_LENGTH = 2000
export const MAX_APPLICATION_ROOMS = 1000

/** For how many minutes the same hotel and phone count as one form sent twice. */
export const SAME_FORM_MINUTES = 10

/** Acknowledgements per address and day, so that nobody can flood another person's mailbox through the form. */
export const MAX_ACKNOWLEDGEMENTS_A_DAY = 3

export const HOTEL_NAME_REQUIRED = 'Hotel Name Required'
export const ROOMS_INVALID = `Please enter a whole number from 1 to ${MAX_APPLICATION_ROOMS}`

export type HotelApplication = {
  name: string
  phone: string
  email: string
  hotelName: string
  city: string
  rooms: number | null
  message: string | null
}

/** A form before validation. */
export type TypedHotelApplication = { [Field in keyof HotelApplication]?: HotelApplication[Field] | null }

export type FormError = { field: keyof HotelApplication; fault: 'REQUIRED' | 'INVALID'; message: string }

function phoneFault(typed: string): FormError | undefined {
  if (!typed) return { field: 'phone', fault: 'REQUIRED', message: MESSAGES.phoneRequired }
  return readPhone(typed) ? undefined : { field: 'phone', fault: 'INVALID', message: MESSAGES.phoneInvalid }
}

const required = (field: FormError['field'], message: string | undefined): FormError[] =>
  message ? [{ field, fault: 'REQUIRED', message }] : []

function emailFault(email: string): FormError[] {
  const message = emailMessage(email)
  return message ? [{ field: 'email', fault: email ? 'INVALID' : 'REQUIRED', message }] : []
}

const unreadable = (form: HotelApplication): FormError[] =>
  (['name', 'hotelName', 'city', 'message'] as const)
    .filter((field) => hasControlCharacter(form[field] ?? ''))
    .map((field) => ({ field, fault: 'INVALID', message: `${field} has characters we cannot read` }))

function roomsFault({ rooms }: HotelApplication): FormError[] {
  if (rooms === null || (Number.isInteger(rooms) && rooms >= 1 && rooms <= MAX_APPLICATION_ROOMS)) return []
  return [{ field: 'rooms', fault: 'INVALID', message: ROOMS_INVALID }]
}

const tidy = (typed: TypedHotelApplication): HotelApplication => ({
  name: oneLine(typed.name),
  phone: readPhone(oneLine(typed.phone)) ?? '',
  email: oneLine(typed.email),
  hotelName: oneLine(typed.hotelName),
  city: oneLine(typed.city),
  rooms: typed.rooms ?? null,
  message: severalLines(typed.message) || null,
})

/** Lists all errors of a form in its order and words, for the applicant (specification §5). */
export function hotelApplicationErrors(typed: TypedHotelApplication): FormError[] {
  const form = tidy(typed)
  return [
    ...required('name', nameMessage(form.name)),
    ...[phoneFault(oneLine(typed.phone)) ?? []].flat(),
    ...emailFault(form.email),
    ...required('hotelName', form.hotelName ? undefined : HOTEL_NAME_REQUIRED),
    ...required('city', cityMessage(form.city)),
    ...roomsFault(form),
    ...unreadable(form),
  ]
}

/** Reads the form of a hotel that wants to be listed, or returns its first error in the form's own words (§5). */
export function readHotelApplication(typed: TypedHotelApplication): Result<HotelApplication, FormError> {
  const [first] = hotelApplicationErrors(typed)
  return first ? refuse(first) : accept(tidy(typed))
}
