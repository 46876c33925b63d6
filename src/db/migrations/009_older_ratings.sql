-- The ratings a hotel came with, kept exactly once its first review is written here: the shown average has one decimal,
-- too coarse to go on from (docs/data-model.md, "How a hotel's rating is kept").

alter table hotels add column older_ratings_count int;
alter table hotels add column older_ratings_average numeric(4, 3);
alter table hotels add constraint hotels_older_ratings_whole check (
  (older_ratings_count is null) = (older_ratings_average is null)
  and older_ratings_count >= 0 and older_ratings_average between 0 and 5
);
comment on column hotels.older_ratings_count is 'Ratings the hotel came with, of which we hold no rows; null until the first review is written here.';
