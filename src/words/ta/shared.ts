export const couldNotReachServer = 'எங்கள் சர்வரை அடைய முடியவில்லை. இணைப்பைப் பார்த்து மீண்டும் முயலுங்கள்.'

export const reviewTitle = (product: string) => `${product} சரிபார்ப்பு`
export const noticeTitle = (product: string) => `${product} அறிவிப்பு`
export const detailsTitle = (product: string) => `${product} விவரங்கள்`
export const accountTitle = (product: string) => `${product} கணக்கு`

export const bedBelowArch = 'வளைவின் கீழ் ஒரு கட்டில், மாலை வெயிலில்'

export const countsVisits = 'வருகைகளை எண்ணுகிறது'

export const kilobytes = (count: number) => `${count} kB`
