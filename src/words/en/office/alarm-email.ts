import { EMAIL_CODE_MINUTES } from '#domain/office/alarm-email.ts'

export const alarmsByEmail = 'Alarms by email'
export const getThem = 'Get alarms by email too'
export const goTo = (email: string) => `Alarms also go to <b>${email}</b>.`
export const change = 'Change'
export const stop = 'Stop'

/** The dialog that asks for an address. */
export const whichAddress = 'Where should alarms go?'
export const address = 'Email address'
export const codeComes = `We send it a code that works for ${EMAIL_CODE_MINUTES} minutes.`
export const sendCode = 'Send the code'

/** Shown until the code for a new address is typed. */
export const codeSent = (email: string, until: string) =>
  `To get alarms at <b>${email}</b>, type the code that we sent there. It works until ${until}.`
export const untilThen = (email: string) => `Until you do, alarms go to <b>${email}</b>.`
export const code = 'Code from the email'
export const codeMissing = 'Type the six digits.'
export const confirm = 'Confirm'
export const sendAgain = 'Send again'
export const anotherAddress = 'Another address'
export const keepFormer = 'Keep the former one'
