export const onDuty = 'On duty'
export const nobodyIs = 'Nobody is on duty: alarms go to everybody.'
/** An operator in the list of those on duty. */
export const until = (name: string, moment: string) => `<b>${name}</b> until ${moment}`
export const youUntil = (moment: string) => `<b>You</b> until ${moment}`
export const goOnDuty = 'Go on duty for'
export const hours = (count: number) => `${count} hours`
export const goOnDutyFor = (count: number) => `Go on duty for ${count} hours`
export const endMyDuty = 'End my duty'
export const ring = 'Ring in this browser'
export const ringWords = 'Your alarms come by text, and ring here until you sign out.'
export const ringBlocked =
  'Notifications are blocked for this site. Allow them in the browser’s settings, then press again.'
export const ringFailed = 'This browser could not be registered. Check the network and press again.'
