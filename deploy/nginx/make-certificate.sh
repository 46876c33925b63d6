#!/bin/sh
# A self-made certificate for a trial: make-certificate.sh FOLDER NAME. Browsers will warn; a real site has a real one.
set -eu
folder=$1
name=$2
mkdir -p "$folder"
[ -s "$folder/site.pem" ] && exit 0
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 90 \
  -subj "/CN=$name" -addext "subjectAltName=DNS:$name,IP:127.0.0.1" \
  -keyout "$folder/site.key" -out "$folder/site.pem.part" 2>/dev/null
chmod 640 "$folder/site.key"
mv "$folder/site.pem.part" "$folder/site.pem"
