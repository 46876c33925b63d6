import sharp from 'sharp'

// Each picture is processed once: a cache would only hold documents in memory.
sharp.cache(false)

export { sharp }
