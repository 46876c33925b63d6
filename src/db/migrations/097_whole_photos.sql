-- Hotels' photos in their own shape, what they show, and what was measured on them (docs/decisions/0084).

alter table hotel_pictures add column subject text;
alter table hotel_pictures add column brightness smallint;
alter table hotel_pictures add column sharpness int;
alter table hotel_pictures add column fingerprint text;
alter table hotel_pictures add constraint hotel_pictures_subject_known check (
  subject in ('bed', 'bathroom', 'room', 'bathtub', 'view', 'entrance', 'reception', 'breakfast')
);
alter table hotel_pictures add constraint hotel_pictures_brightness_range check (brightness between 0 and 255);
alter table hotel_pictures add constraint hotel_pictures_sharpness_range check (sharpness >= 0);
alter table hotel_pictures add constraint hotel_pictures_fingerprint_form check (fingerprint ~ '^[0-9a-f]{16}$');
alter table hotel_pictures add constraint hotel_pictures_whole_measured check (
  num_nonnulls(width, brightness, sharpness, fingerprint) in (0, 4) and (width is null or origin = 'store')
);
comment on column hotel_pictures.width is 'Of the whole photo, in the file store under hotels/NAME-whole; null for a picture that has only its cut: drawn, or stored before whole photos were.';
comment on column hotel_pictures.subject is 'Which of the eight its manager chose: guests read it below the picture unless there is a caption, and screen readers say it.';
comment on column hotel_pictures.brightness is 'Mean of its grey pixels at upload, 0 to 255.';
comment on column hotel_pictures.sharpness is 'Variance of the Laplacian of its grey pixels at upload.';
comment on column hotel_pictures.fingerprint is 'Its difference hash at upload, 64 bits in hex; photos that look alike differ in few.';
