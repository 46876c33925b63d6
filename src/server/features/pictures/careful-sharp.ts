import sharp from 'sharp'

// Each picture is processed once: a cache would only keep documents in memory.
sharp.cache(false)

export { sharp }
