-- A hotel that says far more often than others that nobody came stands lower in the search (docs/decisions/0062).
alter table hotels add column rank_lost_no_shows int not null default 0;
alter table hotels add constraint hotels_rank_lost_no_shows_range check (rank_lost_no_shows between 0 and 300);
comment on column hotels.rank_lost_no_shows is 'How much of its rank a hotel has lost for now by no-shows above the average; search goes by rank - rank_lost - rank_lost_no_shows.';
