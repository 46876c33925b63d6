import { MAX_FEEDBACK_LENGTH, type FeedbackFault } from '#domain/feedback/feedback.ts'
import { MAX_APPLICATION_ROOMS, type ApplicationFault } from '#domain/hotel-applications/hotel-application.ts'
import { FORM_ERRORS } from './form-errors.ts'

/** The errors at the fields of two forms: for writing to us, and for listing a hotel. */
export const MORE_FORM_ERRORS: Readonly<Record<FeedbackFault | ApplicationFault, string>> = {
  ...FORM_ERRORS,
  messageRequired: 'Message Required',
  messageTooLong: `At most ${MAX_FEEDBACK_LENGTH} characters`,
  contactRequired: 'Phone or Email Required',
  pageInvalid: 'page is a path of this site',
  hotelNameRequired: 'Hotel Name Required',
  roomsInvalid: `Please enter a whole number from 1 to ${MAX_APPLICATION_ROOMS}`,
  unreadable: 'This has characters we cannot read',
}
