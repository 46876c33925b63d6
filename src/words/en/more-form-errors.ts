import type { NomineeFault } from '#domain/accounts/nominee.ts'
import { MAX_NAME_LENGTH } from '#domain/accounts/sign-up-form.ts'
import { MAX_FEEDBACK_LENGTH, type FeedbackFault } from '#domain/feedback/feedback.ts'
import { MAX_APPLICATION_ROOMS, type ApplicationFault } from '#domain/hotel-applications/hotel-application.ts'
import { FORM_ERRORS } from './form-errors.ts'

/** What stands at a field of the forms to name a nominee, to write to us and to list a hotel. */
export const ALL_FORM_ERRORS: Readonly<Record<NomineeFault | FeedbackFault | ApplicationFault, string>> = {
  ...FORM_ERRORS,
  nameTooLong: `Please use at most ${MAX_NAME_LENGTH} letters`,
  yourself: 'Please name another person: this is your own number',
  messageRequired: 'Message Required',
  messageTooLong: `At most ${MAX_FEEDBACK_LENGTH} characters`,
  contactRequired: 'Phone or Email Required',
  pageInvalid: 'page is a path of this site',
  hotelNameRequired: 'Hotel Name Required',
  roomsInvalid: `Please enter a whole number from 1 to ${MAX_APPLICATION_ROOMS}`,
  unreadable: 'This has characters we cannot read',
}
