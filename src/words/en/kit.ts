export const previousPicture = (ofName: string) => `Previous picture${ofName}`
export const nextPicture = (ofName: string) => `Next picture${ofName}`
export const pictureOf = (index: number, count: number, captions: string) => `Picture ${index} of ${count}: ${captions}`

export const weCouldNotCopy = 'We could not copy it. Press and hold to copy it yourself.'

export const yourRating = 'Your rating'

export const reloadPage = 'Reload the page'
export const didNotLoadCheck = (name: string) => `${name} did not load. Check your connection.`

export const mo = 'Mo'
export const monday = 'Monday'
export const tu = 'Tu'
export const tuesday = 'Tuesday'
export const we = 'We'
export const wednesday = 'Wednesday'
export const th = 'Th'
export const thursday = 'Thursday'
export const fr = 'Fr'
export const friday = 'Friday'
export const sa = 'Sa'
export const saturday = 'Saturday'
export const su = 'Su'
export const sunday = 'Sunday'
export const earlierMonth = 'Earlier month'
export const laterMonth = 'Later month'

export const usualPrice = 'Usual price'

export const fewer = (noun: string) => `Fewer ${noun}`
export const more = (noun: string) => `More ${noun}`

export const done = 'Done: '
export const now = 'Now: '
