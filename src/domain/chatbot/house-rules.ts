/** The minimum age of both guests (specification §5, §9: legal age 18). */
export const LEGAL_AGE = 18

/**
 * The IDs that are accepted. Each guest shows an original of one (specification §5). PAN cards are not accepted,
 * because they show no address.
 */
export const ACCEPTED_IDS = ['Aadhar card', 'Voter id', 'Passport', 'Driving Licence'] as const
