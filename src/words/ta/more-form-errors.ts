import { MAX_FEEDBACK_LENGTH, type FeedbackFault } from '#domain/feedback/feedback.ts'
import { MAX_APPLICATION_ROOMS, type ApplicationFault } from '#domain/hotel-applications/hotel-application.ts'
import { FORM_ERRORS } from './form-errors.ts'

export const MORE_FORM_ERRORS: Readonly<Record<FeedbackFault | ApplicationFault, string>> = {
  ...FORM_ERRORS,
  messageRequired: 'செய்தி தேவை',
  messageTooLong: `அதிகபட்சம் ${MAX_FEEDBACK_LENGTH} எழுத்துகள்`,
  contactRequired: 'ஃபோன் எண் அல்லது ஈமெயில் தேவை',
  pageInvalid: 'பக்கம் இந்தத் தளத்தில் இருக்க வேண்டும்',
  hotelNameRequired: 'ஹோட்டலின் பெயர் தேவை',
  roomsInvalid: `1 முதல் ${MAX_APPLICATION_ROOMS} வரை ஒரு முழு எண்ணை எழுதுங்கள்`,
  unreadable: 'இதில் எங்களால் படிக்க முடியாத எழுத்துகள் உள்ளன',
}
