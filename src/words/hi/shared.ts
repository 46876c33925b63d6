export const couldNotReachServer = 'हमारे सर्वर तक नहीं पहुँच सके। अपना कनेक्शन देखकर फिर कोशिश कीजिए।'

export const reviewTitle = (product: string) => `${product} रिव्यू`
export const noticeTitle = (product: string) => `${product} सूचना`
export const detailsTitle = (product: string) => `${product} जानकारी`
export const accountTitle = (product: string) => `${product} खाता`

export const bedBelowArch = 'मेहराब के नीचे एक बिस्तर, ढलती धूप में'

export const countsVisits = 'विज़िट गिनता है'

export const kilobytes = (count: number) => `${count} kB`
