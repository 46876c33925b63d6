import { MAX_FEEDBACK_LENGTH, type FeedbackFault } from '#domain/feedback/feedback.ts'
import { MAX_APPLICATION_ROOMS, type ApplicationFault } from '#domain/hotel-applications/hotel-application.ts'
import { FORM_ERRORS } from './form-errors.ts'

export const MORE_FORM_ERRORS: Readonly<Record<FeedbackFault | ApplicationFault, string>> = {
  ...FORM_ERRORS,
  messageRequired: 'मैसेज लिखना ज़रूरी है',
  messageTooLong: `ज़्यादा से ज़्यादा ${MAX_FEEDBACK_LENGTH} अक्षर`,
  contactRequired: 'फ़ोन नंबर या ईमेल लिखना ज़रूरी है',
  pageInvalid: 'पेज इसी साइट का होना चाहिए',
  hotelNameRequired: 'होटल का नाम लिखना ज़रूरी है',
  roomsInvalid: `1 से ${MAX_APPLICATION_ROOMS} तक की पूरी संख्या लिखिए`,
  unreadable: 'इसमें ऐसे अक्षर हैं जो हम पढ़ नहीं सकते',
}
