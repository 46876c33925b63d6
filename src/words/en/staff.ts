export const exportAsCsv = 'Export'

export const backToOffice = 'Back to the office'
