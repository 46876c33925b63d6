/** Limits of an uploaded picture's file size and dimensions. */
export const MAX_PICTURE_BYTES = 10 * 1000 * 1000
export const MAX_PICTURE_PIXELS = 40_000_000

/**
 * The maximum number of identity images that a guest can store. Two people with both sides of two documents need eight.
 */
export const MAX_IDENTITIES = 10

/** The maximum number of photos of a room that a guest has uploaded but not sent yet. */
export const MAX_LOOSE_HELP_PHOTOS = 10

/** The maximum number of pictures with one message to us, and in one upload for a message. */
export const MAX_MESSAGE_PICTURES = 4

/** The maximum number of pictures that a guest has uploaded for a message but not sent yet. */
export const MAX_LOOSE_MESSAGE_PICTURES = 8

/** The maximum number of pictures in one review, and in one upload for a review. */
export const MAX_REVIEW_PICTURES = 5

/**
 * The maximum number of review pictures that a guest has uploaded but not attached yet. It allows a few changes of
 * mind, but no free storage.
 */
export const MAX_LOOSE_REVIEW_PICTURES = 20
