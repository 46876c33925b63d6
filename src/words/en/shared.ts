export const couldNotReachServer = 'We could not reach our server. Check your connection and try again.'

/** The titles of signed-in guests' pages, which reveal nothing to anybody who sees the tab. */
export const reviewTitle = (product: string) => `${product} review`
export const noticeTitle = (product: string) => `${product} notice`
export const detailsTitle = (product: string) => `${product} details`
export const accountTitle = (product: string) => `${product} account`

/** Describes the picture in a shared link's preview. */
export const bedBelowArch = 'A bed below an arch, in late sun'

/** The title of a hidden frame. */
export const countsVisits = 'Counts visits'

export const kilobytes = (count: number) => `${count} kB`
