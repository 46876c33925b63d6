import { ACCEPTED_IDS } from '#domain/chatbot/house-rules.ts'

/** 'Aadhar card, Voter id, Passport or Driving Licence' */
export const acceptedIds = `${ACCEPTED_IDS.slice(0, -1).join(', ')} or ${ACCEPTED_IDS[ACCEPTED_IDS.length - 1]}`
