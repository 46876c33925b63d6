/** The minimum age of both guests (specification §5, §9: legal age 18). */
export const LEGAL_AGE = 18

/** Each guest shows an original (specification §5). PAN cards show no address and are not accepted. */
export const ACCEPTED_IDS = ['Aadhar card', 'Voter id', 'Passport', 'Driving Licence'] as const
