import { acceptedIdWords } from '#domain/chatbot/house-rules.ts'

/** 'Aadhar card, Voter id, Passport or Driving Licence' */
export const acceptedIds = acceptedIdWords()
