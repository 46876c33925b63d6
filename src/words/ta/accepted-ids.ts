import { ACCEPTED_IDS } from '#domain/chatbot/house-rules.ts'

const NAMES: Record<(typeof ACCEPTED_IDS)[number], string> = {
  'Aadhar card': 'ஆதார் அட்டை',
  'Voter id': 'வாக்காளர் ID',
  Passport: 'பாஸ்போர்ட்',
  'Driving Licence': 'ஓட்டுநர் உரிமம்',
}
const names = ACCEPTED_IDS.map((id) => NAMES[id])

export const acceptedIds = `${names.slice(0, -1).join(', ')} அல்லது ${names[names.length - 1]}`
