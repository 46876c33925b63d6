export const loading = 'खुल रहा है...'
