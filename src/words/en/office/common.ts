export const proposedItWaitsForAnother =
  'Proposed. It waits for another admin, who finds it on Now and confirms it. Until then nothing changes.'

export const uncleOfficeNow = 'Uncle office, now'

export const proposed = 'Proposed'
export const ahead = 'Ahead'
export const now = 'Now'
export const earlier = 'Earlier'
export const confirm = 'Confirm'
export const drop = 'Drop'
export const confirmWithWhat = (what: string) => `Confirm ${what}`
export const dropWithWhat = (what: string) => `Drop ${what}`
