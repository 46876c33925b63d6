-- Now counts the shown hotels without terms. With 5,000 hotels it read every row of `hotels`, 7 MB, for one date of each.
create index hotels_shown on hotels (id) include (published_at) where not hidden;
