export const loading = 'திறக்கிறது...'
