import { faultOfCity, faultOfEmail, faultOfName, type FormFault } from '../accounts/sign-up-form.ts'
import { readPhone } from '../accounts/phone.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'
import { hasControlCharacter, oneLine, severalLines } from '../kernel/typed-text.ts'

export const MAX_HOTEL_NAME_LENGTH = 120
export const MAX_MESSAGE_LENGTH = 2000
export const MAX_APPLICATION_ROOMS = 1000

/** For how many minutes the same hotel and phone are treated as one form that was sent twice. */
export const SAME_FORM_MINUTES = 10

/**
 * The maximum number of acknowledgements to one address in a day, so that nobody can flood another person's mailbox
 * through the form.
 */
export const MAX_ACKNOWLEDGEMENTS_A_DAY = 3

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

/** What is wrong with a field. Each language's `more-form-errors.ts` has the sentence. */
export type ApplicationFault = FormFault | 'hotelNameRequired' | 'roomsInvalid' | 'unreadable'
export type FormError = { field: keyof HotelApplication; kind: 'REQUIRED' | 'INVALID'; fault: ApplicationFault }

function phoneFault(typed: string): FormError | undefined {
  if (!typed) return { field: 'phone', kind: 'REQUIRED', fault: 'phoneRequired' }
  return readPhone(typed) ? undefined : { field: 'phone', kind: 'INVALID', fault: 'phoneInvalid' }
}

const required = (field: FormError['field'], fault: ApplicationFault | undefined): FormError[] =>
  fault ? [{ field, kind: 'REQUIRED', fault }] : []

function emailFault(email: string): FormError[] {
  const fault = faultOfEmail(email)
  return fault ? [{ field: 'email', kind: email ? 'INVALID' : 'REQUIRED', fault }] : []
}

const unreadable = (form: HotelApplication): FormError[] =>
  (['name', 'hotelName', 'city', 'message'] as const)
    .filter((field) => hasControlCharacter(form[field] ?? ''))
    .map((field) => ({ field, kind: 'INVALID', fault: 'unreadable' }))

function roomsFault({ rooms }: HotelApplication): FormError[] {
  if (rooms === null || (Number.isInteger(rooms) && rooms >= 1 && rooms <= MAX_APPLICATION_ROOMS)) return []
  return [{ field: 'rooms', kind: 'INVALID', fault: 'roomsInvalid' }]
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

/** Lists all errors of a form, in the form's order (specification §5). */
export function hotelApplicationErrors(typed: TypedHotelApplication): FormError[] {
  const form = tidy(typed)
  return [
    ...required('name', faultOfName(form.name)),
    ...[phoneFault(oneLine(typed.phone)) ?? []].flat(),
    ...emailFault(form.email),
    ...required('hotelName', form.hotelName ? undefined : 'hotelNameRequired'),
    ...required('city', faultOfCity(form.city)),
    ...roomsFault(form),
    ...unreadable(form),
  ]
}

/** Reads the form of a hotel that wants to be listed, or returns its first error (§5). */
export function readHotelApplication(typed: TypedHotelApplication): Result<HotelApplication, FormError> {
  const [first] = hotelApplicationErrors(typed)
  return first ? refuse(first) : accept(tidy(typed))
}
