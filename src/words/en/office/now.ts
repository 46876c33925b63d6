export const guests = 'Guests'
export const wePaidForDearerRoom = (dearerRoomDays: number) =>
  `We paid for a dearer room of this guest, or of an account on the same phone, in the last ${dearerRoomDays} days. They may take a room of the same price meanwhile.`
export const whoseFaultIsIt = 'Whose fault is it?'
export const askAdminToConfirm = 'Ask an admin to confirm'
export const yesMoveThem = 'Yes, move them'

export const theyAnswered = 'They answered'
export const whatTheySaidForLog = 'What they said, for the log'
export const noNumberOfItsReception =
  'No number of its reception is known. Its applicant’s number stands in the application.'
export const whenSomebodyAnsweredEverything =
  'When somebody answered: everything of this hotel leaves the list, and the hotel sells again.'

export const todayBesideSameTimeWeek = 'Today, beside the same time a week ago'
export const weekAgo = (weekAgo: string) => `${weekAgo} a week ago`

export const sendAllMoneyBack = 'Send all money back'
export const hotelKeepsIt = 'The hotel keeps it'

export const byHourAsTable = 'By hour, as a table'
export const hour = 'Hour'
export const today = 'Today'
export const weekAgoInHourChart = 'A week ago'

export const now = 'Now'
export const waitingForSomebody = (count: number) => `Waiting for somebody, ${count}`
export const mostUrgentFirst = 'Most urgent first'
export const nothingWaitsNewWorkAppears = 'Nothing waits. New work appears here as it comes.'
export const showMore = (count: number) => `Show ${count} more`
export const all = (count: number) => `All ${count}`
export const occupancyTonight = 'Occupancy tonight'
export const byCity = 'By city'
export const noRoomIsTakenYet = 'No room is taken yet.'

export const seenInTime = 'Seen in time'
export const of7Days = '7 days'
export const noBookingWasDue = 'No booking was due to be seen.'
export const inSevenDaysTodayGoal = (percent: string, goalPercent: number) =>
  ` in seven days, today ${percent}. The goal is ${goalPercent}%.`
export const byDayAsTable = 'By day, as a table'
export const day = 'Day'
export const due = 'Due'
export const inTime = 'In time'

export const by = (istMoment: string) => `By ${istMoment}`
export const ring = 'Ring'
export const sayYes = 'Say yes'
export const open = 'Open'
export const check = 'Check'
export const helpNow = 'Help now'
