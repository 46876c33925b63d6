-- What a hotel brings itself: pictures of its own, kept in the file store, and the rules of its house (docs/import-format.md).

alter table hotel_pictures add column origin text not null default 'pool';
alter table hotel_pictures add constraint hotel_pictures_origin_known check (origin in ('pool', 'store'));
comment on column hotel_pictures.origin is 'pool: drawn, served from the site''s own files; store: the hotel''s own, in the file store under hotels/NAME-WIDTH.';
create index hotel_pictures_stored on hotel_pictures (name) where origin = 'store';

alter table hotels add column house_rules text[] not null default '{}';
comment on column hotels.house_rules is 'What the hotel itself asks of its guests, a sentence each.';
