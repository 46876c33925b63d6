import sharp from 'sharp'

// Each picture is processed once, so a cache would only keep guests' documents in memory.
sharp.cache(false)

export { sharp }
