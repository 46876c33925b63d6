import { ACCEPTED_IDS } from '#domain/chatbot/house-rules.ts'

const NAMES: Record<(typeof ACCEPTED_IDS)[number], string> = {
  'Aadhar card': 'आधार कार्ड',
  'Voter id': 'वोटर ID',
  Passport: 'पासपोर्ट',
  'Driving Licence': 'ड्राइविंग लाइसेंस',
}
const names = ACCEPTED_IDS.map((id) => NAMES[id])

export const acceptedIds = `${names.slice(0, -1).join(', ')} या ${names[names.length - 1]}`
