export const exportAsCsv = 'Export'

export const backToDesk = 'Back to the desk'
export const backToOffice = 'Back to the office'
