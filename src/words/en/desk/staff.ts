import { RULE } from '../../desk-rules.ts'

/** The English texts about posts and paired devices. */
export const staffWords = {
  invitation: 'You are invited',
  invitationOf: (role: string) => `This hotel asks you to work at its desk. Role: ${role}`,
  invitedBy: (name: string) => `Invited by ${name}`,
  invitationWords: 'Nothing of the hotel opens before you accept. If you do not know this hotel, decline.',
  accept: 'Accept',
  decline: 'Decline',
  declined: 'You declined. Nothing of this hotel is open to you.',
  invitations: 'Invitations',
  invitedYet: 'Invited, has not accepted yet',
  inviteAgain: 'Send again',
  invitedAgain: 'Sent again',
  takeBack: 'Take back',
  takeBackWords: (name: string) => `${name} can no longer accept.`,
  invite: 'Invite',
  inviteWords: 'They get a text, sign in at the desk with their own number and accept.',
  noPhone: 'They have no phone of their own',
  noPhoneWords: 'You answer for them. They sign in on a phone that you pair, and greet guests only.',
  vouchedBy: (name: string) => `No phone, ${name} answers for them`,
  deviceWaits: (name: string) => `A phone asks to work as ${name}`,
  deviceAsked: (device: string, time: string) => `${device}, asked at ${time}`,
  unknownDevice: 'Unknown browser',
  letIn: 'Let in',
  refuse: 'Refuse',
  letInWords: 'Let it in only if you see this phone in front of you.',
  waitingForCode: 'When the code is typed, the phone appears here. Press Let in.',
  waitTitle: 'Ask your manager to press Let in',
  waitWords: (device: string, time: string) =>
    `This is ${device}, asked at ${time}. The manager finds it under More, Staff.`,
  waitRefused: 'The manager refused this phone. Ask them for a new code.',
  waitOver: `Nobody let this phone in within ${RULE.pairingMinutes} minutes. Ask for a new code.`,
  newCode: 'Type a new code',
  pairedHere: 'This phone was paired by a code',
  pairedHereWords:
    'It belongs to the reception, so it makes no passkey and works as the desk. To make one, sign in with your own number and OTP on your own phone.',
  ring: 'Ring on this phone',
  ringWords:
    'New bookings and what you have to answer ring here, also while the screen is dark. The notification names nobody. It ends with your sign-in.',
  ringBlocked: 'Notifications are blocked for this site. Allow them in the browser’s settings, then press again.',
  ringFailed: 'This phone could not be registered. Check the network and press again.',
}
